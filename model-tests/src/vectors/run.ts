import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSame, toVectorValue } from './compare.ts'
import { operations } from './operations/index.ts'
import { rulingOf } from './ruled.ts'
import { parseVector, type Vector } from './vector.ts'

export type Failure = { name: string; operation: string; expected: unknown; got: unknown }
/**
 * Results of a folder of vectors. `unsupported`: operations that no code covers, with their number
 * of vectors.
 */
export type Report = {
  passed: string[]
  failed: Failure[]
  unsupported: { operation: string; vectors: number }[]
}

/** Runs every vector file of a folder. Unreadable files and entries are reported as failures. */
export async function runVectors(folder: string): Promise<Report> {
  const report: Report = { passed: [], failed: [], unsupported: [] }
  const unsupported = new Map<string, number>()
  for (const { file, vectors } of readFolder(folder, report)) {
    for (const [index, entry] of vectors.entries()) {
      const vector = parseVector(entry)
      if (vector === null) report.failed.push(unreadable(`${file}[${index}]`, 'a vector', entry))
      else if (!Object.hasOwn(operations, vector.operation))
        unsupported.set(vector.operation, (unsupported.get(vector.operation) ?? 0) + 1)
      else await runVector(vector, report)
    }
  }
  report.unsupported = [...unsupported]
    .sort()
    .map(([operation, vectors]) => ({ operation, vectors }))
  return report
}

async function runVector(vector: Vector, report: Report): Promise<void> {
  const { name, operation, given } = vector
  const ruling = rulingOf(operation, name)
  const expect = ruling === null ? vector.expect : { returns: ruling.returns }
  const note = ruling === null ? '' : ` (ruled by decision ${ruling.decision})`
  const got = await outcome(operation, given)
  const isPassed =
    'throws' in expect
      ? 'throws' in got && got.throws === expect.throws
      : 'returns' in got && isSame(expect.returns, got.returns)
  if (isPassed) report.passed.push(`${operation}: ${name}${note}`)
  else
    report.failed.push({
      name,
      operation,
      expected: expect,
      got: 'returns' in got ? { returns: toVectorValue(got.returns) } : got,
    })
}

async function outcome(
  operation: string,
  given: object,
): Promise<{ returns: unknown } | { throws: string }> {
  try {
    return { returns: await operations[operation]?.(structuredClone(given)) }
  } catch (error) {
    return { throws: error instanceof Error ? error.message : String(error) }
  }
}

function readFolder(folder: string, report: Report): { file: string; vectors: unknown[] }[] {
  const contents: { file: string; vectors: unknown[] }[] = []
  for (const file of filesOf(folder, report)) {
    try {
      const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      if (Array.isArray(content)) contents.push({ file, vectors: content })
      else report.failed.push(unreadable(file, 'a list of vectors', content))
    } catch (error) {
      report.failed.push(unreadable(file, 'a JSON file', String(error)))
    }
  }
  return contents
}

function filesOf(folder: string, report: Report): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    if (files.length === 0)
      report.failed.push(unreadable(folder, 'vector files', 'no file ending in .json'))
    return files.sort()
  } catch (error) {
    report.failed.push(unreadable(folder, 'a folder of vector files', String(error)))
    return []
  }
}

const unreadable = (name: string, expected: string, got: unknown): Failure => ({
  name,
  operation: '(file)',
  expected,
  got,
})
