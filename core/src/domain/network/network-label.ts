/**
 * The label of the network button: a network's name, a prompt to switch or to select a network, or
 * "unknown".
 */
export type NetworkLabel = { is: 'name'; name: string } | { is: 'switch' | 'unknown' | 'select' }

export function networkLabel(state: {
  name: string | null
  supported: boolean
  allowUnsupported: boolean
  connected: boolean
}): NetworkLabel {
  if (state.name !== null)
    return state.supported || state.allowUnsupported
      ? { is: 'name', name: state.name }
      : { is: 'switch' }
  return { is: state.connected ? 'unknown' : 'select' }
}
