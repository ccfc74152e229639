import { isTest } from './repository.ts'
import { type Allowance, allowanceOf, isAmong, roomOf } from './rooms.ts'
import type { Import, Source } from './source.ts'

const forTests: readonly string[] = [
  'vitest',
  'fast-check',
  '@testing-library',
  '@latchkit/core/testing',
  'react',
  'react-dom',
  'viem',
  'jsqr',
  'lucide-react',
  'node:',
]

const namesPackage = (allowed: readonly string[], specifier: string): boolean =>
  allowed.some(
    (name) =>
      name === '' ||
      name === specifier ||
      specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  )

function isAllowed(one: Import, room: string, allowance: Allowance, testing: boolean): boolean {
  if (one.target === null) {
    return (
      namesPackage(allowance.packages, one.specifier) ||
      (testing && namesPackage(forTests, one.specifier))
    )
  }
  const other = roomOf(one.target)
  if (other === room) return true
  if (allowance.typesOnly === true && one.kind !== 'type') return false
  if (isAmong(allowance.lazy ?? [], other) && one.kind !== 'value') return true
  return isAmong(allowance.rooms, other) || (testing && other === 'testing')
}

/** Imports that go where their room must not. */
export function wrongDirections(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const room = roomOf(path)
    const allowance = allowanceOf(room)
    if (allowance === null) return [`${path}: the room ${room} is in no line of the table`]
    return imports
      .filter((one) => !isAllowed(one, room, allowance, isTest(path)))
      .map((one) => `${path}:${one.line}: ${room} must not import ${one.specifier} (${one.kind})`)
  })
}
