import { suggestAddresses, verifyAddress } from "../../../src/api/contract/addresses";
import { listCoverages } from "../../../src/api/contract/coverages";
import { listProducts } from "../../../src/api/contract/products";
import { readZipCode } from "../../../src/api/contract/zipCodes";
import { listPetBreeds } from "../../../src/api/contract/petBreeds";
import { coveragesIn } from "../lines/coveragesIn";
import { route } from "../http/call";
import { ProblemError } from "../http/problemError";
import { isOffered, products, productsIn } from "../lines/products";
import { breedsOf } from "../reference/breeds";
import { suggestAddresses as suggest } from "../reference/suggestAddresses";
import { verifyAddress as verify } from "../reference/verifyAddress";
import type { Staging } from "../staging/staging";
import { placeOfZip } from "../reference/zips";

export const referenceRoutes = (staging: Staging | null) => [
  route(suggestAddresses, ({ body }) => ({ suggestions: suggest(body.text, body.state) })),

  route(verifyAddress, ({ body: { address, unitConfirmed = false } }) =>
    verify(address, unitConfirmed, staging?.verification(address.addressLine1) ?? null),
  ),

  route(readZipCode, ({ params, query }) => {
    const place = placeOfZip(params.zipCode);
    if (!place) throw new ProblemError("ZIP_NOT_FOUND");
    const supported = products.some(({ insuranceLine, states }) => (!query.line || query.line === insuranceLine) && states.includes(place.state));
    return { ...place, supported };
  }),

  route(listProducts, ({ query: { state } }) => ({
    products: (state === undefined ? products : productsIn(state)).map((product) => ({ ...product, states: [...product.states] })),
  })),

  route(listPetBreeds, ({ language }) => ({ cats: [...breedsOf("CAT", language)], dogs: [...breedsOf("DOG", language)] })),

  route(listCoverages, ({ query: { line, state }, anyState }) => {
    if (!anyState && !isOffered(line, state)) throw new ProblemError("CODE_NOT_SUPPORTED");
    return { line, state, coverages: [...coveragesIn(line, state)] };
  }),
];
