package org.qos.runtime.request;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Programs and libraries that send over InfiniBand, and the environment variables that set their SL. Most of them do not ask
 * the subnet administration for a path, so that rules of a policy do not reach them. Each name is that of the project's
 * sources, as cited.
 */
public enum Application {
    /**
     * NCCL: {@code NCCL_IB_SL}, 0 to 15 (NVIDIA/nccl src/transport/net_ib.cc, later src/transport/net_ib/connect.cc:
     * {@code NCCL_PARAM(IbSl, "IB_SL")}). Its {@code NCCL_IB_PKEY} is an index of the port's P_Key table, which differs from
     * port to port; it is not set.
     */
    NCCL("NCCL", List.of("NCCL_IB_SL"), List.of()),
    /**
     * UCX: {@code UCX_IB_SL}, and {@code UCX_IB_PKEY}, hexadecimal, 0 to 0x7fff, of which the port has to be a full member
     * (openucx/ucx src/uct/ib/base/ib_iface.c: {@code uct_ib_iface_config_table}, {@code uct_ib_iface_init_pkey}).
     */
    UCX("UCX", List.of("UCX_IB_SL"), List.of("UCX_IB_PKEY")),
    /**
     * Open MPI: from version 4.0 on it uses UCX for InfiniBand (open-mpi/ompi issue 6794); its own transport, up to version
     * 4.1, has {@code btl_openib_ib_service_level} (open-mpi/ompi opal/mca/btl/openib/btl_openib_mca.c), which later
     * versions ignore.
     */
    OPENMPI("Open MPI", List.of("UCX_IB_SL", "OMPI_MCA_btl_openib_ib_service_level"), List.of("UCX_IB_PKEY")),
    /** NVSHMEM: {@code NVSHMEM_IB_SL} (NVIDIA/nvshmem src/include/host/env/env_defs.h). */
    NVSHMEM("NVSHMEM", List.of("NVSHMEM_IB_SL"), List.of()),
    /**
     * DeepEP: {@code EP_OVERRIDE_RDMA_SL} (deepseek-ai/DeepEP deep_ep/buffers/elastic.py); its first version uses NVSHMEM
     * and its {@code NVSHMEM_IB_SL} (README.md, Traffic isolation).
     */
    DEEPEP("DeepEP", List.of("EP_OVERRIDE_RDMA_SL", "NVSHMEM_IB_SL"), List.of()),
    /**
     * Mooncake: {@code MC_IB_SL}, 0 to 15 (kvcache-ai/Mooncake mooncake-transfer-engine, {@code loadGlobalConfig}). Its
     * {@code MC_PKEY_INDEX} is an index, too.
     */
    MOONCAKE("Mooncake", List.of("MC_IB_SL"), List.of()),
    /**
     * Lustre has no variable: ko2iblnd connects by the RDMA CM, which takes the SL of the path record that it asks for with
     * the Service-ID of port 987 (lustre-release lnet/klnds/o2iblnd/o2iblnd_modparams.c: {@code service}).
     */
    LUSTRE("Lustre", List.of(), List.of());

    private final String title;
    private final List<String> slNames;
    private final List<String> pkeyNames;

    Application(String title, List<String> slNames, List<String> pkeyNames) {
        this.title = title;
        this.slNames = slNames;
        this.pkeyNames = pkeyNames;
    }

    /** The name on the command line, such as {@code nccl}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name for people. */
    public String title() {
        return title;
    }

    /** The variables that take the SL as a decimal number; none where the SL comes from a path record. */
    public List<String> slNames() {
        return slNames;
    }

    /** The variables that take a P_Key without its membership bit, as a hexadecimal number. */
    public List<String> pkeyNames() {
        return pkeyNames;
    }

    /** The Service-ID with which it asks for a path, where it has no variable. */
    public Optional<Long> serviceId() {
        return this == LUSTRE ? Optional.of(ServicePort.LUSTRE.serviceId()) : Optional.empty();
    }

    /** All variables of all applications that take an SL, each once. */
    public static List<String> allSlNames() {
        return Arrays.stream(values())
                .flatMap(application -> application.slNames.stream())
                .distinct()
                .toList();
    }

    /** The application of that name. */
    public static Optional<Application> byId(String id) {
        return Arrays.stream(values())
                .filter(application -> application.id().equals(id.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** The names of all, for messages. */
    public static String ids() {
        return Arrays.stream(values()).map(Application::id).collect(Collectors.joining(", "));
    }
}
