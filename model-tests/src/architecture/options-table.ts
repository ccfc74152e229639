import { textOf } from './repository.ts'
import { isNode, type Node, nameOf, nodesOf, sourceOf } from './source.ts'

/** An option of `createKit`. `name`: `features.send` for a part of another option. */
export type Option = { name: string; type: string; text: string }

/** The type literal that an alias of a file declares. */
function literalOf(path: string, alias: string): { text: string; literal: Node } {
  const text = textOf(path)
  const { program } = sourceOf(path, text)
  for (const { node } of nodesOf(program)) {
    if (node.type !== 'TSTypeAliasDeclaration' || nameOf(node.id) !== alias) continue
    if (isNode(node.typeAnnotation) && node.typeAnnotation.type === 'TSTypeLiteral')
      return { text, literal: node.typeAnnotation }
  }
  throw new Error(`${path} declares no type literal ${alias}.`)
}

/** The comment that ends directly before `position`, as one line. */
function docBefore(text: string, position: number): string {
  const before = text.slice(0, position).trimEnd()
  if (!before.endsWith('*/')) return ''
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2)
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The properties of a type literal, and the parts of those that describe their parts. `prefix`: the
 * option that they belong to, with a dot.
 */
function optionsIn({ text, literal }: ReturnType<typeof literalOf>, prefix = ''): Option[] {
  const members = Array.isArray(literal.members) ? literal.members.filter(isNode) : []
  return members.flatMap((member) => {
    const annotation = isNode(member.typeAnnotation) ? member.typeAnnotation.typeAnnotation : null
    if (!isNode(annotation)) return []
    const name = `${prefix}${nameOf(member.key)}`
    const type = text.slice(annotation.start, annotation.end).replace(/\s+/g, ' ')
    const own = { name, type, text: docBefore(text, member.start) }
    if (annotation.type !== 'TSTypeLiteral') return [own]
    const parts = optionsIn({ text, literal: annotation }, `${name}.`)
    const areDescribed = parts.some((part) => part.text !== '')
    return areDescribed ? [{ ...own, type: 'object' }, ...parts] : [own]
  })
}

/** The types that together are the option `features`. */
const featureTypes = [
  ['core/src/protocol/kit-state.ts', 'Features'],
  ['core/src/domain/config/remote-features.ts', 'LocalFeatures'],
  ['core/src/kit/api/kit-options.ts', 'AppKitFeatures'],
] as const

/** Every option of `createKit`, in the order of the type `KitOptions`. */
export function kitOptions(): readonly Option[] {
  const options = optionsIn(literalOf('core/src/kit/api/kit-options.ts', 'KitOptions'))
  const features = featureTypes.flatMap(([path, alias]) =>
    optionsIn(literalOf(path, alias), 'features.'),
  )
  return options.flatMap((option) =>
    option.name === 'features' ? [{ ...option, type: 'object' }, ...features] : [option],
  )
}

const cell = (text: string) => text.replace(/\|/g, '\\|')

/** The table of all options as Markdown. */
export function optionsTable(): string {
  const rows = kitOptions().map(({ name, type, text }) => {
    const effect = text.replace(/ \((decision \d+)\)/g, '')
    return `| \`${name}\` | \`${cell(type)}\` | ${cell(effect)} |`
  })
  return ['| Option | Type | What it does |', '|---|---|---|', ...rows].join('\n')
}
