/**
 * The selection in the URL. `state`: the path without the machine id, or empty. `opener`: the
 * origin of the page that opened the visualizer, or empty.
 */
export type Address = { chart: string; state: string; panel: string; opener: string }

const first = 'connect'

export function readAddress(query: string): Address {
  const found = new URLSearchParams(query)
  return {
    chart: found.get('chart') || first,
    state: found.get('state') ?? '',
    panel: found.get('panel') ?? '',
    opener: found.get('opener') ?? '',
  }
}

/** The selection as a query string, without empty parts. */
export function writeAddress({ chart, state, panel, opener }: Address): string {
  const query = new URLSearchParams({ chart })
  if (state) query.set('state', state)
  if (panel) query.set('panel', panel)
  if (opener) query.set('opener', opener)
  return `?${query}`
}

/** State id from machine id and path: `send` and `filling.asset` give `send.filling.asset`. */
export const stateId = ({ chart, state }: Pick<Address, 'chart' | 'state'>): string =>
  state ? `${chart}.${state}` : chart

/** Path of a state id without the machine id; empty for the machine itself. */
export const statePath = (id: string): string => id.split('.').slice(1).join('.')
