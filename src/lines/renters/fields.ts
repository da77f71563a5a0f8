import { devicesField } from "../../steps/discounts/fields";

export const devices = devicesField();
