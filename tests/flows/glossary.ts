/**
 * The Spanish terms that US insurance companies use with their customers, one per concept. If the English text uses the
 * term, the Spanish one must use one of its forms; `never` are forms that it must not use.
 */
export interface Term {
  readonly english: RegExp;
  readonly spanish: RegExp;
  readonly never?: RegExp;
}

export const glossary: readonly Term[] = [
  { english: /\bpolic(?:y|ies)\b(?!.*privacy)/i, spanish: /póliza|política de privacidad/i },
  { english: /\bquotes\b(?=[^a-z]|$)(?!.* (?:online|by phone))/i, spanish: /cotiza/i, never: /presupuesto/i },
  { english: /\bdeductibles?\b/i, spanish: /deducible/i, never: /franquicia/i },
  { english: /\bcoverages?\b(?!.*gap)/i, spanish: /cobertura/i },
  { english: /\blimits?\b/i, spanish: /límite/i },
  { english: /\bprices?\b/i, spanish: /precio|cuánto|costo|calcularlo|cotiza/i, never: /\bprima\b/i },
  { english: /\bestimated?\b/i, spanish: /estimad/i, never: /presupuesto/i },
  { english: /\bfirm price\b/i, spanish: /precio firme/i },
  { english: /\bclaims?\b/i, spanish: /reclamo/i, never: /siniestro|reclamaci/i },
  { english: /\bclaims rating\b/i, spanish: /calificación de reclamos/i, never: /calificación del manejo/i },
  { english: /\bhome coverage\b/i, spanish: /cobertura de vivienda/i, never: /cobertura de la casa/i },
  { english: /\badvisors?\b/i, spanish: /asesor/i, never: /consejero|\bagente/i },
  { english: /\binsurance compan(?:y|ies)\b/i, spanish: /compañía/i, never: /aseguradora/i },
  { english: /\brenters policy\b/i, spanish: /póliza de inquilinos/i },
  { english: /\bbodily injury\b/i, spanish: /lesiones corporales/i },
  { english: /\bliability\b/i, spanish: /responsabilidad civil/i },
  { english: /\bdrivers?\b(?!'s| must)/i, spanish: /conduc/i, never: /\bchofer/i },
  { english: /\bcars?\b/i, spanish: /\bautos?\b/i, never: /\bcoches?\b|\bcarros?\b/i },
  { english: /\bmotorcycles?\b/i, spanish: /motocicleta/i, never: /\bmotos?\b/i },
  { english: /\bpets?\b/i, spanish: /mascota/i },
  { english: /\bemails?\b/i, spanish: /correo|escribi|env[ií]/i, never: /\be-?mails?\b/i },
  { english: /\b(?:MM\/)?(?:DD\/)?YYYY\b/, spanish: /MM\/(?:DD\/)?AAAA/ },
  { english: /\bET\b/, spanish: /, hora del Este|\} Este$/, never: /\bET\b/ },
  { english: /\bvans?\b/i, spanish: /\bvan\b/i, never: /furgoneta/i },
  { english: /\bZIP code\b/i, spanish: /código postal/i },
  { english: /\bcredit score\b/i, spanish: /puntaje de crédito/i, never: /puntuación/i },
  { english: /\brent(?:ed|al)?\b/i, spanish: /alquil|renta/i, never: /\barrendada\b/i },
];

/** Leftover English words, and informal address where a customer expects usted. */
export const foreign: readonly (readonly [what: string, words: RegExp])[] = [
  ["English", /\b(?:the|and|your|you|with|for|from|this|that|please|enter|select|we|our|of|is|are|not|my)\b/i],
  ["the familiar form", /(?<!\p{L})(?:tú|tu|tus|ti|contigo|tienes|puedes|quieres|necesitas|haz)(?!\p{L})/iu],
  ["order to a friend", /(?:^|[.:;?!] )(?:Elige|Escribe|Llama|Revisa|Intenta|Inténtalo|Selecciona|Marca|Agrega)(?!\p{L})(?= )/u],
  ["fact where a wish stands", /busca compañías que (?:aceptan|ofrecen|venden)/i],
  ["word of Spain", /(?<!\p{L})(?:vosotros|vuestr[oa]s?|ordenador|matrícula|vale)(?!\p{L})/iu],
];
