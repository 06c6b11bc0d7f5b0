/** The legal pages, by the slug of their address. Spec section 2. */
export const LEGAL_SLUGS = ['terms-conditions', 'privacy-policy', 'refund-policy', 'cookie-policy'] as const;

export type LegalSlug = (typeof LEGAL_SLUGS)[number];

export function isLegalSlug(slug: string): slug is LegalSlug {
  return (LEGAL_SLUGS as readonly string[]).includes(slug);
}
