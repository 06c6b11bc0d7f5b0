import { z } from 'zod';
import type { Plan, Trial } from '#domain/billing/plans.ts';
import { line, slug } from './fields.ts';

const DOLLARS = 'must be dollars and cents, for example 9.99';

const features = z.array(line).max(12);

const planSchema = z
  .strictObject({
    id: slug,
    name: line,
    price: z
      .number()
      .min(0.5)
      .max(10_000)
      .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, DOLLARS),
    frequency: z.literal('month'),
    credits: z.number().int().min(1).max(1_000_000),
    oet: z.boolean(),
    included: features.min(1),
    excluded: features,
    stripe: z
      .strictObject({ price: z.string().startsWith('price_'), paymentLink: z.url({ protocol: /^https$/ }) })
      .optional(),
  })
  .transform(
    ({ price, oet, included, excluded, ...plan }): Plan => ({
      ...plan,
      priceCents: Math.round(price * 100),
      includesOet: oet,
      featuresIncluded: included,
      featuresExcluded: excluded,
    }),
  );

const trialSchema = z
  .strictObject({
    name: line,
    days: z.number().int().min(1).max(365),
    credits: z.number().int().min(0).max(1_000_000),
    oet: z.boolean(),
  })
  .transform(({ oet, ...trial }): Trial => ({ ...trial, includesOet: oet }));

const claimsSchema = z.strictObject({
  rating: z.number().min(0).max(5),
  professionals: line,
  features: z
    .array(z.strictObject({ icon: z.enum(['wave', 'speech', 'case']), title: line, text: line }))
    .min(1)
    .max(6),
});

const ID_OF_THE_TRIAL = 'trial';

/** The operator's file, `content/operator.yaml`. */
export const operatorSchema = z.strictObject({
  claims: claimsSchema,
  testimonials: z.array(z.strictObject({ text: line, role: line, city: line })).min(1),
  trial: trialSchema,
  plans: z
    .array(planSchema)
    .length(3, 'must be three plans')
    .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, 'must have different ids')
    .refine(
      (plans) => plans.every(({ id }) => id !== ID_OF_THE_TRIAL),
      `must not use the id ${ID_OF_THE_TRIAL}`,
    )
    .refine(
      (plans) =>
        new Set(plans.flatMap(({ stripe }) => stripe?.price ?? [])).size ===
        plans.filter(({ stripe }) => stripe).length,
      'must have different prices at Stripe',
    ),
});

export type OperatorFile = z.output<typeof operatorSchema>;
