import type { Svm, SvmSockets } from './svm.types.ts'

const socketStates: readonly SvmSockets[] = ['open', 'refused', 'silent']

/**
 * Applies `{ sockets, advance, cut }` received over HTTP. Throws for unknown and invalid controls.
 */
export function applyControls(
  svm: Pick<Svm, 'sockets' | 'advance' | 'cut'>,
  controls: Readonly<Record<string, unknown>>,
): void {
  const { sockets, advance, cut, ...others } = controls
  const [unknown] = Object.keys(others)
  const state = socketStates.find((entry) => entry === sockets)
  if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
  if (sockets !== undefined && state === undefined)
    throw new Error('sockets must be open, refused or silent.')
  if (advance !== undefined && !(Number.isInteger(advance) && Number(advance) > 0))
    throw new Error('advance must be a positive number of blocks.')
  if (state !== undefined) svm.sockets(state)
  if (advance !== undefined) svm.advance(Number(advance))
  if (cut === true) svm.cut()
}
