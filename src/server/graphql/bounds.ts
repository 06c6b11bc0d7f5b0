import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** What a document that isn't ours may ask for. Ours stay far below, the specification's calls do too. */
export const BOUNDS = { characters: 8_000, tokens: 1_000, aliases: 10, depth: 8, fields: 2_000 } as const;

/** What a list is taken to hold. Deeper lists multiply. */
const LIST_SIZE = 10;

/** How a document asks for too much; undefined when it doesn't. Works before validation, also on nonsense. */
export function excessOf(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const aliases = countAliases(document);
  if (aliases > BOUNDS.aliases) return `The document has too many aliases (${aliases}).`;
  const counter = new Counter(schema, document);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(operation.operation) ?? undefined;
    const { fields, depth } = counter.measure(operation.selectionSet, root);
    if (depth > BOUNDS.depth) return `The operation is too deep (${depth} of at most ${BOUNDS.depth}).`;
    if (fields > BOUNDS.fields) return `The operation asks for too much (${fields} fields).`;
  }
  return undefined;
}

/** One field can be called once for each alias. */
function countAliases(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    Field: ({ alias }) => {
      if (alias) aliases++;
    },
  });
  return aliases;
}

interface Size {
  /** Answered in all, counting a list as ten. */
  readonly fields: number;
  readonly depth: number;
}

const NOTHING: Size = { fields: 0, depth: 0 };

class Counter {
  #schema: GraphQLSchema;
  #fragments = new Map<string, FragmentDefinitionNode>();
  #measured = new Map<string, Size>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const part of document.definitions) {
      if (part.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(part.name.value, part);
    }
  }

  measure(selections: SelectionSetNode, parent: GraphQLOutputType | undefined): Size {
    let fields = 0;
    let depth = 0;
    for (const selection of selections.selections) {
      let size: Size;
      if (selection.kind === Kind.FIELD) {
        size = this.#measureField(selection, parent);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        size = this.measure(
          selection.selectionSet,
          this.#typeOf(selection.typeCondition?.name.value) ?? parent,
        );
      } else {
        size = this.#measureFragment(selection.name.value);
      }
      fields += size.fields;
      depth = Math.max(depth, size.depth);
    }
    return { fields, depth };
  }

  #measureField({ name, selectionSet }: FieldNode, parent: GraphQLOutputType | undefined): Size {
    const type = fieldType(parent, name.value);
    // The schema's own description is deep, and forbidden where it could matter.
    const inner = name.value.startsWith('__') ? undefined : selectionSet;
    const below = inner ? this.measure(inner, type) : NOTHING;
    return { fields: (1 + below.fields) * lengthOf(type), depth: 1 + below.depth };
  }

  /** Each is measured once, so that fragments that double each other cost no time. */
  #measureFragment(name: string): Size {
    const known = this.#measured.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    // Holds while the fragment is measured: one in a circle ends here, and validation refuses it.
    this.#measured.set(name, NOTHING);
    if (!fragment) return NOTHING;
    const size = this.measure(fragment.selectionSet, this.#typeOf(fragment.typeCondition.name.value));
    this.#measured.set(name, size);
    return size;
  }

  #typeOf(name: string | undefined): GraphQLOutputType | undefined {
    const type = name === undefined ? undefined : this.#schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }
}

function fieldType(parent: GraphQLOutputType | undefined, name: string): GraphQLOutputType | undefined {
  const type = parent && getNamedType(parent);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name]?.type : undefined;
}

function lengthOf(type: GraphQLOutputType | undefined): number {
  return type && isListType(getNullableType(type)) ? LIST_SIZE : 1;
}
