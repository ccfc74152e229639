import { lineOf, type Node, nodesOf, sourceOf } from './source.ts'

/** A comment, a test title, the description of a machine or a paragraph of a document. */
export type Sentence = { path: string; line: number; text: string }

/**
 * Constructions that hide the subject of a sentence: a clause in place of a noun, an indefinite
 * person as the subject, and vague verbs. Single uses may be correct; many of them make a text hard
 * to read.
 */
const unclear: readonly RegExp[] = [
  /\b[Ww]hat (is|was|were|are|has|had|can|cannot|does|did|it|they|this|that|comes|goes|happens|stays|follows|remains|needs|waits|asks|fails)\b/,
  /\b([Ww]hoever|[Ww]hatever|[Nn]obody|[Ss]omebody|[Aa]nybody)\b/,
  /\b(is|are|was|were|be|been) (not )?(said|told|heard|asked|spoken)\b|\b(tells|hears|says|told|heard)\b/,
  /\banew\b|\bto be had\b|\bby (itself|themselves)\b|\bfor good\b|\ball the same\b|\b(is|are) none\b/,
  /\blet(s|ting)? go\b|\bgives? way\b|\bgo(es)? (on|along)\b|\bat rest\b|\bunasked\b|\buntold\b/,
]

/** Whether a text matches one of these constructions. */
export const isUnclear = (text: string): boolean => unclear.some((pattern) => pattern.test(text))

/** Words of the first column of the table "Words to avoid". */
export function wordsToAvoid(glossary: string): string[] {
  const section = glossary.split('## Words to avoid')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, word = '']) => word)
  return rows.filter((word) => word !== 'Avoid' && !word.startsWith('---'))
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')

/** Words of the list that occur in a text, as whole words. Code in backticks is left out. */
export const avoidedIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(withoutCode(text)))

const titleOf = (node: Node): string | null => {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return null
  if (!/^(test|it|describe)\b/.test(calleeName(node.callee))) return null
  return stringIn(node.arguments[0])
}

const calleeName = (callee: unknown): string => {
  if (typeof callee !== 'object' || callee === null) return ''
  if ('name' in callee && typeof callee.name === 'string') return callee.name
  if ('object' in callee) return calleeName(callee.object)
  return 'callee' in callee ? calleeName(callee.callee) : ''
}

const stringIn = (node: unknown): string | null => {
  if (typeof node !== 'object' || node === null) return null
  if ('value' in node && typeof node.value === 'string') return node.value
  if (!('quasis' in node) || !Array.isArray(node.quasis)) return null
  return node.quasis.map((quasi) => quasi?.value?.cooked ?? '').join('…')
}

const descriptionOf = (node: Node): string | null =>
  node.type === 'Property' && calleeName(node.key) === 'description' ? stringIn(node.value) : null

/**
 * Comments, test titles and machine descriptions of a TypeScript file. Suppressions of tools are
 * left out.
 */
export function sentencesOf(path: string, text: string): Sentence[] {
  const comments = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?<=^|\s)\/\/ (.*)$/gm)].map(
    (match) => ({
      path,
      line: text.slice(0, match.index).split('\n').length,
      text: (match[1] ?? match[2] ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
    }),
  )
  const strings = nodesOf(sourceOf(path, text).program).flatMap(({ node }) => {
    const found = titleOf(node) ?? descriptionOf(node)
    return found === null ? [] : [{ path, line: lineOf(text, node), text: found }]
  })
  return [...comments, ...strings].filter(
    ({ text: sentence }) => sentence.length > 8 && !/^(biome|@|#)/.test(sentence),
  )
}

/** Lines of a Markdown document outside code blocks. */
export function linesOfDocument(path: string, text: string): Sentence[] {
  let inCode = false
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.startsWith('```')
    if (isFence) inCode = !inCode
    return isFence || inCode || line.trim() === '' ? [] : [{ path, line: index + 1, text: line }]
  })
}
