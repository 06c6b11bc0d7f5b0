import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { CostRow } from '#domain/billing/costs.ts';
import { type Context, learnerOf } from './context.ts';

/** Who may ask for a field: `visitor` is everybody, `learner` somebody who is logged in. */
export type Access = 'visitor' | 'learner';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    export interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
      price?: CostRow;
    }
    export interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
      price?: CostRow;
      /** Free, but done once per idempotency key, as priced fields are. */
      once?: boolean;
    }
  }
}

interface Declared {
  readonly access?: Access;
  readonly price?: CostRow;
  readonly once?: boolean;
}

/** The one place where access and price are enforced. A root field that declares no access does not build. */
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return field;
    const { access, price } = declaredBy(field);
    if (!access) throw new Error(`${field.parentType}.${field.name} declares no access.`);
    if (price && access !== 'learner') throw new Error(`${field.name} has a price but no payer.`);
    return { ...field, extensions: { ...field.extensions, access, price } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return resolve;
    const { access, price, once } = declaredBy(field);
    if (access === 'visitor') return resolve;
    const wrapped: GraphQLFieldResolver<unknown, Context, object> = (parent, args, context, info) => {
      const { learnerId } = learnerOf(context);
      if (!price && !once) return resolve(parent, args, context as Types['Context'], info);
      const { idempotencyKey } = context;
      const signal = context.clientGone();
      const request = { learnerId, field: field.name, price: price ?? null, idempotencyKey, signal };
      const paying: Context = { ...context, paid: context.deps.openPaidCall(request) };
      return resolve(parent, args, paying as Types['Context'], info);
    };
    return wrapped as GraphQLFieldResolver<unknown, Types['Context'], object>;
  }
}

function declaredBy<Types extends SchemaTypes>(field: PothosOutputFieldConfig<Types>): Declared {
  return field.pothosOptions as Declared;
}

SchemaBuilder.registerPlugin('access', AccessPlugin);
