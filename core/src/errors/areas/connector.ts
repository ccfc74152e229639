import type { ErrorArea } from '../error-area.ts'

/** What a page may ask of a connector at the wrong moment. Specification, section 8. */
export const connectorErrors = {
  'connector/chain-not-configured': { shown: 'thrown', text: 'Chain not configured: {network}' },
  'connector/already-connected': { shown: 'thrown', text: 'Connector already connected' },
  'connector/not-connected': { shown: 'thrown', text: 'Connector not connected' },
  'connector/account-not-found': {
    shown: 'thrown',
    text: 'Account "{address}" not found for connector "{connector}"',
  },
  'connector/chain-mismatch': {
    shown: 'thrown',
    text: 'The wallet is on {found}, not on {wanted}',
  },
  'connector/reconnecting': {
    shown: 'thrown',
    text: 'Connector "{connector}" is unavailable while reconnecting',
  },
  'connector/not-found': {
    shown: 'thrown',
    text: 'Adapter or connector not found for namespace {namespace}',
  },
} as const satisfies ErrorArea
