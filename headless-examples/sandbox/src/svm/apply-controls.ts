import type { Svm, SvmSockets } from './svm.types.ts'

const states: readonly SvmSockets[] = ['open', 'refused', 'silent']

/** `{ sockets, advance, cut }` as they came over HTTP; throws a sentence about what cannot be done. */
export function applyControls(
  svm: Pick<Svm, 'sockets' | 'advance' | 'cut'>,
  settings: Readonly<Record<string, unknown>>,
): void {
  const { sockets, advance, cut, ...others } = settings
  const [unknown] = Object.keys(others)
  const state = states.find((one) => one === sockets)
  if (unknown !== undefined) throw new Error(`There is no control ${unknown}.`)
  if (sockets !== undefined && state === undefined)
    throw new Error('sockets is open, refused or silent.')
  if (advance !== undefined && !(Number.isInteger(advance) && Number(advance) > 0))
    throw new Error('advance is a number of blocks.')
  if (state !== undefined) svm.sockets(state)
  if (advance !== undefined) svm.advance(Number(advance))
  if (cut === true) svm.cut()
}
