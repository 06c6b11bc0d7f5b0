import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What a list is taken to hold. Deeper lists multiply. */
const LIST_SIZE = 10;

/**
 * Refuses an operation that asks for more than `limit` fields in all, counting a list as ten. Unlike published
 * rules it needs no variables, so that its verdict can be cached with the document.
 */
export function complexityRule(limit: number): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const total = root ? new Counter(context).count(operation.selectionSet, root, new Set()) : 0;
      if (total > limit) {
        const message = `The operation asks for too much (${total} of at most ${limit} fields).`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  });
}

class Counter {
  #context: ValidationContext;
  #fragments = new Map<FragmentDefinitionNode, number>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  count(selections: SelectionSetNode, parent: GraphQLOutputType, spreading: ReadonlySet<string>): number {
    let total = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const type = fieldType(parent, selection.name.value);
        const own = type && selection.selectionSet;
        const below = own ? this.count(own, getNamedType(type), spreading) : 0;
        total += (1 + below) * (type && isListType(getNullableType(type)) ? LIST_SIZE : 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        total += this.count(selection.selectionSet, parent, spreading);
      } else {
        total += this.#spread(selection.name.value, spreading);
      }
    }
    return total;
  }

  /** Each fragment is counted once, so that fragments that double each other cost no time. */
  #spread(name: string, spreading: ReadonlySet<string>): number {
    const fragment = this.#context.getFragment(name);
    if (!fragment || spreading.has(name)) return 0;
    const known = this.#fragments.get(fragment);
    if (known !== undefined) return known;
    const type = this.#context.getSchema().getType(fragment.typeCondition.name.value);
    const total = isCompositeType(type)
      ? this.count(fragment.selectionSet, type, new Set([...spreading, name]))
      : 0;
    this.#fragments.set(fragment, total);
    return total;
  }
}

function fieldType(parent: GraphQLOutputType, name: string): GraphQLOutputType | undefined {
  const type = getNamedType(parent);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name]?.type : undefined;
}
