/** True for an address of this machine alone, such as 127.0.0.1. */
export const isLoopback = (address = ""): boolean => /^(?:::ffff:)?127\.|^::1$|^localhost$/.test(address);
