/** Names of the screens' dialogs, which are values of the modal parameter. No line's case has one of these names. */
export const dialogNames = ["customize", "email", "scan", "share", "vin"] as const;
export type DialogName = (typeof dialogNames)[number];
