/** Ids that a file cites: `fault K1`, `rule R13`, `oracle O4`, `decision 16`, and `[K1, R13]` at the end of a title. */
export type Citation = { kind: 'fault' | 'rule' | 'oracle' | 'decision'; id: string }

const id = '(?:[A-Z]-?\\d{1,2}|\\d{1,2})'
const list = `${id}(?:(?:, | and | to )${id})*`
const cited = new RegExp(`\\b(?:(fault|rule|oracle|decision)s?)\\s(${list})\\b`, 'g')
const bracketed = new RegExp(`\\[(${list})\\](?=['"\`])`, 'g')

const kindOf = (word: string, name: string): Citation['kind'] => {
  if (word === 'decision') return 'decision'
  if (/^R\d/.test(name)) return 'rule'
  return /^O\d/.test(name) ? 'oracle' : 'fault'
}

const idsIn = (text: string): readonly string[] => text.match(new RegExp(id, 'g')) ?? []

/** All citations of a text, without duplicates. A line break within a comment counts as a space. */
export function citationsIn(text: string): Citation[] {
  const joined = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const found = new Map<string, Citation>()
  const add = (word: string, names: string) => {
    for (const name of idsIn(names)) {
      const citation = { kind: kindOf(word, name), id: name }
      found.set(`${citation.kind} ${name}`, citation)
    }
  }
  for (const [, word = '', names = ''] of joined.matchAll(cited)) add(word, names)
  for (const [, names = ''] of joined.matchAll(bracketed)) add('fault', names)
  return [...found.values()]
}

/** Ids that `core/docs/faults.md` and `core/docs/decisions.md` define. */
export function definedIds(faults: string, decisions: string): ReadonlySet<string> {
  const rows = [...faults.matchAll(/^\| ([A-Z]-?\d{1,2}) \|/gm)].map(([, name = '']) => name)
  const numbers = [...decisions.matchAll(/^(\d{1,2})\. /gm)].map(([, name = '']) => name)
  return new Set([...rows, ...numbers])
}

/** `faults.md` with its last column, the test files that cite each row, written again. */
export function withTests(faults: string, testsOf: (id: string) => readonly string[]): string {
  return faults
    .split('\n')
    .map((line) => {
      const name = /^\| ([A-Z]-?\d{1,2}) \|/.exec(line)?.[1]
      if (name === undefined) return line
      const cells = line.split(' | ').slice(0, -1)
      const tests = testsOf(name).map((path) => `\`${path}\``)
      return `${cells.join(' | ')} | ${tests.length === 0 ? '–' : tests.join(' ')} |`
    })
    .join('\n')
}
