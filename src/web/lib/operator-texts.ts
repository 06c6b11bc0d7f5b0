import texts from '../../../content/operator.yaml';

/** What the operator says of the product, as pages show it: from `content/operator.yaml`, when they are built. */
export interface OperatorTexts {
  readonly claims: {
    readonly rating: number;
    readonly professionals: string;
    readonly features: readonly { icon: string; title: string; text: string }[];
  };
  readonly testimonials: readonly { text: string; role: string; city: string }[];
  readonly trial: { readonly days: number };
}

export const operatorTexts: OperatorTexts = texts;
