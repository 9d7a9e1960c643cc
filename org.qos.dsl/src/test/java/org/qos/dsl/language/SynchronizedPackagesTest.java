package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EcoreFactory;
import org.junit.jupiter.api.Test;

/** The registry of models when several threads register and look up. */
class SynchronizedPackagesTest {

    private static final int THREADS = 4;
    private static final int MODELS = 20_000;

    @Test
    void loseNoModel() throws Exception {
        EPackage.Registry registry = new SynchronizedPackages();
        EPackage model = EcoreFactory.eINSTANCE.createEPackage();
        List<Thread> threads = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            String prefix = thread + "/";
            threads.add(new Thread(
                    () -> IntStream.range(0, MODELS).forEach(number -> registry.put(prefix + number, model))));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }

        assertEquals(THREADS * MODELS, registry.size());
        assertEquals(model, registry.getEPackage("0/0"));
        assertEquals(model.getEFactoryInstance(), registry.getEFactory("3/19999"));
    }
}
