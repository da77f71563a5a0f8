import { suggestAddresses, verifyAddress } from "../../../src/api/contract/addresses";
import { listCoverages } from "../../../src/api/contract/coverages";
import { listProducts } from "../../../src/api/contract/products";
import { readZipCode } from "../../../src/api/contract/zipCodes";
import { autoCoveragesIn } from "../coverages/autoOptions";
import { route } from "../http/call";
import { ProblemError } from "../http/problemError";
import { bindTypeIn, isOffered, products } from "../products";
import { suggestAddresses as suggest } from "../reference/suggestAddresses";
import { verifyAddress as verify } from "../reference/verifyAddress";
import { placeOfZip } from "../reference/zips";

export const referenceRoutes = [
  route(suggestAddresses, ({ body }) => ({ suggestions: suggest(body.text, body.state) })),

  route(verifyAddress, ({ body }) => verify(body.address, body.unitConfirmed ?? false)),

  route(readZipCode, ({ params, query }) => {
    const place = placeOfZip(params.zipCode);
    if (!place) throw new ProblemError("ZIP_NOT_FOUND");
    const supported = products.some(({ insuranceLine, states }) => (!query.line || query.line === insuranceLine) && states.includes(place.state));
    return { ...place, supported };
  }),

  route(listProducts, ({ query: { state } }) => {
    if (state === undefined) return { products: [...products] };
    const offered = products.filter(({ states }) => states.includes(state));
    return { products: offered.map((product) => ({ ...product, bindType: bindTypeIn(product, state), states: [state] })) };
  }),

  route(listCoverages, ({ query: { line, state } }) => {
    if (!isOffered(line, state)) throw new ProblemError("CODE_NOT_SUPPORTED");
    return { line, state, coverages: line === "PERSONAL_AUTO" ? [...autoCoveragesIn(state)] : [] };
  }),
];
