/** What is looked at. `state`: its path without the chart's own name; empty for none. */
export type Address = { chart: string; state: string; panel: string }

const first = 'connect'

export function readAddress(query: string): Address {
  const found = new URLSearchParams(query)
  return {
    chart: found.get('chart') || first,
    state: found.get('state') ?? '',
    panel: found.get('panel') ?? '',
  }
}

/** The same as part of a link; what says nothing is left out. */
export function writeAddress({ chart, state, panel }: Address): string {
  const query = new URLSearchParams({ chart })
  if (state) query.set('state', state)
  if (panel) query.set('panel', panel)
  return `?${query}`
}

/** `send`, `filling.asset`: `send.filling.asset`. */
export const stateId = ({ chart, state }: Pick<Address, 'chart' | 'state'>): string =>
  state ? `${chart}.${state}` : chart

/** The other way round; empty for the chart itself. */
export const statePath = (id: string): string => id.split('.').slice(1).join('.')
