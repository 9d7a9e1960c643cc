package org.qos.runtime.path;

/** Collects the fields of a path query; a field that is never given stays out of the component mask. */
public final class PathQueryBuilder {

    private long componentMask;
    private long serviceId;
    private Gid dgid = Gid.NONE;
    private Gid sgid = Gid.NONE;
    private int dlid;
    private int slid;
    private int tclass;
    private boolean reversible;
    private int numbPath;
    private int pkey;
    private int qosClass;
    private int sl;
    private Selected mtu = Selected.NONE;
    private Selected rate = Selected.NONE;
    private Selected packetLife = Selected.NONE;

    /** The source port by its GUID in the subnet with the default prefix. */
    public PathQueryBuilder sourceGuid(long portGuid) {
        return source(Gid.ofPort(portGuid));
    }

    /** The source port by its GID. */
    public PathQueryBuilder source(Gid gid) {
        sgid = gid;
        return carrying(PathComponent.SGID);
    }

    /** The destination port by its GUID in the subnet with the default prefix. */
    public PathQueryBuilder destinationGuid(long portGuid) {
        return destination(Gid.ofPort(portGuid));
    }

    /** The destination port by its GID. */
    public PathQueryBuilder destination(Gid gid) {
        dgid = gid;
        return carrying(PathComponent.DGID);
    }

    /** The LID of the source, 16 bits. */
    public PathQueryBuilder slid(int lid) {
        slid = lid;
        return carrying(PathComponent.SLID);
    }

    /** The LID of the destination, 16 bits. */
    public PathQueryBuilder dlid(int lid) {
        dlid = lid;
        return carrying(PathComponent.DLID);
    }

    /** The Service-ID, 64 bits. */
    public PathQueryBuilder serviceId(long id) {
        serviceId = id;
        return carrying(PathComponent.SERVICE_ID);
    }

    /** The traffic class, 8 bits. */
    public PathQueryBuilder tclass(int value) {
        tclass = value;
        return carrying(PathComponent.TCLASS);
    }

    /** Whether the path has to be usable both ways. */
    public PathQueryBuilder reversible(boolean value) {
        reversible = value;
        return carrying(PathComponent.REVERSIBLE);
    }

    /** The maximum number of paths, 7 bits. */
    public PathQueryBuilder numbPath(int value) {
        numbPath = value;
        return carrying(PathComponent.NUMB_PATH);
    }

    /** The P_Key with its membership bit, 16 bits. */
    public PathQueryBuilder pkey(int value) {
        pkey = value;
        return carrying(PathComponent.PKEY);
    }

    /** The QoS-Class, 12 bits. */
    public PathQueryBuilder qosClass(int value) {
        qosClass = value;
        return carrying(PathComponent.QOS_CLASS);
    }

    /** The service level, 4 bits. */
    public PathQueryBuilder sl(int value) {
        sl = value;
        return carrying(PathComponent.SL);
    }

    /** The MTU. */
    public PathQueryBuilder mtu(Selected value) {
        mtu = value;
        return carrying(PathComponent.MTU);
    }

    /** The rate. */
    public PathQueryBuilder rate(Selected value) {
        rate = value;
        return carrying(PathComponent.RATE);
    }

    /** The packet lifetime. */
    public PathQueryBuilder packetLife(Selected value) {
        packetLife = value;
        return carrying(PathComponent.PACKET_LIFE);
    }

    /**
     * The query of the fields that were given.
     *
     * @throws IllegalArgumentException when a value does not fit its field
     */
    public PathQuery build() {
        PathTerms terms =
                new PathTerms(false, 0, 0, tclass, reversible, numbPath, pkey, qosClass, sl, mtu, rate, packetLife);
        PathRecord values = new PathRecord(serviceId, dgid, sgid, dlid, slid, terms, 0);
        return new PathQuery(values, componentMask);
    }

    private PathQueryBuilder carrying(PathComponent component) {
        componentMask |= component.mask();
        return this;
    }
}
