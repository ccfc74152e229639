/** Commands of the page that a connector cannot execute. */
export const connectorErrors = {
  'connector/account-not-found': 'Account "{address}" not found for connector "{connector}"',
  'connector/not-connected': 'Connector not connected',
  'connector/reconnecting': 'Connector "{connector}" is unavailable while reconnecting',
  'connector/chain-not-configured': 'Chain not configured: {network}',
  'connector/chain-mismatch':
    'The wallet is on {found} instead of {expected}. Switch its network first.',
  'connector/not-found': 'Adapter or connector not found for namespace {namespace}',
} as const satisfies Record<`connector/${string}`, string>
