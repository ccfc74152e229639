/**
 * Ids that a file cites: `fault K1`, `rule R13`, `oracle O4`, `decision 16`, and `[K1, R13]` at the
 * end of a title.
 */
export type Citation = { kind: 'fault' | 'rule' | 'oracle' | 'decision'; id: string }

/** `K1`, `XE12`, `O-2`, `R-B1`. */
const caseId = '[A-Z]{1,2}(?:-[A-Z])?-?\\d{1,2}'
const listOf = (id: string) => `${id}(?:(?:, | and | to )${id})*`
const citedCases = new RegExp(`\\b(fault|rule|oracle)s? (${listOf(caseId)})\\b`, 'g')
const citedDecisions = new RegExp(`\\bdecisions? (${listOf('\\d{1,2}')})\\b`, 'g')
const rowId = new RegExp(`^\\| (${caseId}) \\|`)
const titleEnding = new RegExp(`\\[(${listOf(caseId)})\\](?=['"\`])`, 'g')

const kindOf = (id: string): Citation['kind'] => {
  if (/^R\d/.test(id)) return 'rule'
  return /^O\d/.test(id) ? 'oracle' : 'fault'
}

/** All citations of a text, without duplicates. A line break within a comment counts as a space. */
export function citationsIn(text: string): Citation[] {
  const joined = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const found = new Map<string, Citation>()
  const add = (citation: Citation) => found.set(`${citation.kind} ${citation.id}`, citation)
  const cases = [
    ...[...joined.matchAll(citedCases)].map(([, , ids = '']) => ids),
    ...[...joined.matchAll(titleEnding)].map(([, ids = '']) => ids),
  ]
  for (const id of cases.join(' ').match(new RegExp(caseId, 'g')) ?? []) {
    add({ kind: kindOf(id), id })
  }
  for (const [, ids = ''] of joined.matchAll(citedDecisions)) {
    for (const id of ids.match(/\d{1,2}/g) ?? []) add({ kind: 'decision', id })
  }
  return [...found.values()]
}

/** The ids that `core/docs/faults.md` and `core/docs/decisions.md` define. */
export function definedIds(faults: string, decisions: string): ReadonlySet<string> {
  const rows = faults.split('\n').flatMap((line) => rowId.exec(line)?.[1] ?? [])
  const numbers = [...decisions.matchAll(/^(\d{1,2})\. /gm)].map(([, name = '']) => name)
  return new Set([...rows, ...numbers])
}

/** Returns `faults.md` with the test files that cite each row in its last column. */
export function withTests(faults: string, testsOf: (id: string) => readonly string[]): string {
  return faults
    .split('\n')
    .map((line) => {
      const name = rowId.exec(line)?.[1]
      if (name === undefined) return line
      const cells = line.split(' | ').slice(0, -1)
      const tests = testsOf(name).map((path) => `\`${path}\``)
      return `${cells.join(' | ')} | ${tests.length === 0 ? '–' : tests.join(' ')} |`
    })
    .join('\n')
}
