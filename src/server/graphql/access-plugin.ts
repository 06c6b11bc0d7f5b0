import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type FieldOptionsFromKind,
  type FieldRef,
  type InputFieldMap,
  type InputShapeFromFields,
  MutationFieldBuilder,
  type PothosOutputFieldConfig,
  type Resolver,
  type SchemaTypes,
  type ShapeFromTypeParam,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { CostRow } from '#domain/billing/costs.ts';
import type { Entitlement } from '#domain/billing/entitlement.ts';
import type { OnceCall, PaidCall } from './calls.ts';
import { type Context, learnerOf } from './context.ts';

/** Who may ask for a field: `visitor` is everybody, `learner` somebody who is logged in. */
export type Access = 'visitor' | 'learner';

/** The options of a mutation whose resolver gets a call besides the context: always a learner's. */
type CallOptions<
  Types extends SchemaTypes,
  Type extends TypeParam<Types>,
  Nullable extends FieldNullability<Type>,
  Args extends InputFieldMap,
  Call,
  ReturnShape,
> = Omit<
  FieldOptionsFromKind<Types, Types['Root'], Type, Nullable, Args, 'Mutation', Types['Root'], ReturnShape>,
  'resolve' | 'access'
> & {
  readonly resolve: Resolver<
    Types['Root'],
    InputShapeFromFields<Args>,
    Types['Context'] & { readonly call: Call },
    ShapeFromTypeParam<Types, Type, Nullable>,
    ReturnShape
  >;
};

interface Price<Args extends InputFieldMap> {
  readonly price: CostRow | ((args: InputShapeFromFields<Args>) => CostRow);
  /** What the learner's plan must include besides. */
  readonly entitlement?: Entitlement;
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    export interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
    }
    export interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      access: Access;
    }
    export interface MutationFieldBuilder<Types extends SchemaTypes, ParentShape> {
      /** A learner's call that costs credits: its resolver gets `context.call.pay`. */
      paid<
        Type extends TypeParam<Types>,
        Args extends InputFieldMap,
        ReturnShape,
        Nullable extends FieldNullability<Type> = Types['DefaultFieldNullability'],
      >(
        options: CallOptions<Types, Type, Nullable, Args, PaidCall, ReturnShape> & Price<Args>,
      ): FieldRef<Types, ShapeFromTypeParam<Types, Type, Nullable>, 'Mutation'>;
      /** A learner's call that is free, and happens once for each key: its resolver gets `context.call.once`. */
      once<
        Type extends TypeParam<Types>,
        Args extends InputFieldMap,
        ReturnShape,
        Nullable extends FieldNullability<Type> = Types['DefaultFieldNullability'],
      >(
        options: CallOptions<Types, Type, Nullable, Args, OnceCall, ReturnShape>,
      ): FieldRef<Types, ShapeFromTypeParam<Types, Type, Nullable>, 'Mutation'>;
    }
  }
}

const fields = MutationFieldBuilder.prototype as PothosSchemaTypes.MutationFieldBuilder<SchemaTypes, unknown>;
fields.paid = function paid(options) {
  return this.field({ ...options, access: 'learner' } as never);
};
fields.once = function once(options) {
  return this.field({ ...options, access: 'learner', once: true } as never);
};

/** What a root field declares, whichever way it was built. */
interface Declared {
  readonly access?: Access;
  readonly price?: CostRow | ((args: object) => CostRow);
  readonly entitlement?: Entitlement;
  readonly once?: true;
}

type AnyResolver = GraphQLFieldResolver<unknown, Context, object>;

/** The one place where access, price and entitlement are enforced. A root field without access does not build. */
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return field;
    const { access, price, entitlement } = field.pothosOptions as Declared;
    if (!access) throw new Error(`${field.parentType}.${field.name} declares no access.`);
    return { ...field, extensions: { ...field.extensions, access, price, entitlement } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return resolve;
    const declared = field.pothosOptions as Declared;
    if (declared.access === 'visitor') return resolve;
    const wrapped: AnyResolver = (parent, args, context, info) => {
      const call = openCall(field.name, declared, args, context);
      return resolve(parent, args, call ? { ...context, call } : context, info);
    };
    return wrapped as GraphQLFieldResolver<unknown, Types['Context'], object>;
  }
}

/** The call that a learner's field gets: to pay with, to do once, or none. Throws AUTH_001 and AUTH_002. */
function openCall(field: string, { price, entitlement, once }: Declared, args: object, context: Context) {
  const { learnerId } = learnerOf(context);
  const { deps, idempotencyKey } = context;
  const request = { learnerId, field, idempotencyKey };
  if (once) return deps.calls.once(request);
  if (!price) return undefined;
  return deps.calls.paid({
    ...request,
    price: typeof price === 'function' ? price(args) : price,
    entitlement: entitlement ?? null,
    signal: context.clientGone(),
    onSpent: context.onSpent,
  });
}

SchemaBuilder.registerPlugin('access', AccessPlugin);
