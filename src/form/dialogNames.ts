/** The dialogs of screens, by their value of the modal parameter. No line's case has such a one. */
export const dialogNames = ["customize", "email", "share", "vin"] as const;
export type DialogName = (typeof dialogNames)[number];
