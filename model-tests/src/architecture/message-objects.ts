import { isNode, type Node, nameOf, nodesOf, type Source } from './source.ts'

/** Fields that qualify a message without naming the object that it is about. */
const qualifiers: readonly string[] = [
  ...['type', 'forced', 'status', 'outcome'],
  ...['namespace', 'namespaces'],
]

const inOrder = 'Reactions send each message about it, and these arrive in the order of the events.'
const visible = 'The visitor, or a command of the page at that moment, means the view on top.'
const noObject = 'It applies to the store, whenever it arrives.'

/** The messages that name no object, each with the reason why it needs none (fault V6). */
export const messagesWithoutObject: Readonly<Record<string, string>> = {
  'account attempt.start': `A namespace has one account. ${inOrder}`,
  'account attempt.end': `It ends a status: a connection that follows sets it again. ${inOrder}`,
  'account connection.clear': `A namespace has one connection. ${inOrder}`,
  'account refresh': 'It reads the account that is connected when it arrives.',
  'account load': 'It reads the account that is connected when it arrives.',
  'alert dismiss': 'The developer dismisses the alert that is shown; the console has each one.',
  'approvals watch': noObject,
  'config load': noObject,
  'config ask': noObject,
  'config apply': 'It applies the newest configuration, which replaces any earlier one.',
  'config release': 'It applies the newest configuration, which replaces any earlier one.',
  'connections connection.resume': `Its namespaces only record the restore that starts with it; those
    that are connected here stay as they are. ${inOrder}`,
  'connections connection.stored': `Its namespaces only request a restore of those without a
    connection. ${inOrder}`,
  'connections session.end': `There is one remote session. ${inOrder}`,
  'directory load': 'It loads all lists of the namespace.',
  'embedded watch': noObject,
  'embedded reset': 'It is ignored if a user is logged in when it arrives.',
  'modal open': noObject,
  'modal close': 'A closed modal names the requests that it has shown, and rejects no others.',
  'modal close.request': visible,
  'modal shake': noObject,
  'modal namespace.set': 'The namespace is the value that is set.',
  'router back': visible,
  'router network.close': 'It is ignored unless the view on top is about networks.',
  'router transactions.cancel': `Only reactions push transactions. ${inOrder}`,
  'session check': 'It reads the session of the account that is active when it arrives.',
  'session session.refused': 'It reads the session of the account that is active when it arrives.',
  'session signOut': 'It ends all sessions of the extension, also those of other accounts.',
  'telemetry stop': 'It ends all telemetry until the page allows it again.',
  'kit disconnect': 'The flow disconnects the wallets that the namespaces have when it starts.',
  'kit restore': 'The flow restores the connection that is stored when it starts.',
}

/** The messages of `Messages` that name no object, as `store type`. */
export function messagesOf({ program }: Source): readonly string[] {
  const messages = nodesOf(program).find(({ node }) => nameOf(node.id) === 'Messages')?.node
  return literalOf(messages).flatMap(([store, type]) =>
    type === null ? [] : withoutObject(type).map((name) => `${store} ${name}`),
  )
}

/** The members of the type literal of a declaration, by name. */
const literalOf = (declaration: Node | undefined): readonly (readonly [string, Node | null])[] =>
  membersOf(declaration?.typeAnnotation)

const membersOf = (literal: unknown): readonly (readonly [string, Node | null])[] =>
  isNode(literal) && Array.isArray(literal.members)
    ? literal.members
        .filter(isNode)
        .map((member) => [nameOf(member.key) ?? '', typeOf(member.typeAnnotation)] as const)
    : []

/** The type that an annotation contains. */
const typeOf = (annotation: unknown): Node | null =>
  isNode(annotation) && isNode(annotation.typeAnnotation) ? annotation.typeAnnotation : null

/** The names of the messages of a union whose fields are all qualifiers. */
function withoutObject(type: Node): readonly string[] {
  if (type.type === 'TSUnionType')
    return (Array.isArray(type.types) ? type.types : []).filter(isNode).flatMap(withoutObject)
  if (type.type === 'TSParenthesizedType' && isNode(type.typeAnnotation))
    return withoutObject(type.typeAnnotation)
  const members = membersOf(type)
  if (members.some(([name]) => !qualifiers.includes(name))) return []
  return members.flatMap(([name, value]) =>
    name === 'type' && value !== null ? textsIn(value) : [],
  )
}

const textsIn = (type: Node): readonly string[] =>
  nodesOf(type).flatMap(({ node }) =>
    node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [],
  )
