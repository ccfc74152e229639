/** The measured apps: the kit, two other kits, and a lower bound. */
export const appNames = ['ours', 'rainbowkit', 'appkit', 'floor'] as const
export type App = (typeof appNames)[number]

/** Selector and text of an element. A selector matches in the document or inside one shadow root. */
export type Target = readonly [selector: string, text: string]

/**
 * `wallet`: a wallet in the first view. `toGuide`: the button to another view. `guide`: an element
 * of that view.
 */
type AppTargets = { wallet: Target; toGuide: Target; guide: Target }

const own: AppTargets = {
  wallet: ['[role=dialog] li button', 'Foxglove'],
  toGuide: ['.lk-footer button', ''],
  guide: ['[role=dialog] .lk-guide', ''],
}

export const targetsOf: Readonly<Record<App, AppTargets>> = {
  ours: own,
  floor: own,
  rainbowkit: {
    wallet: ['[role=dialog] button', 'Foxglove'],
    toGuide: ['[role=dialog] button', 'Get a Wallet'],
    guide: ['[role=dialog] div', 'Not what you'],
  },
  appkit: {
    wallet: ['wui-list-wallet[name=Foxglove]', ''],
    toGuide: ['wui-icon-button:not([data-testid=w3m-header-close])', ''],
    guide: ['w3m-what-is-a-wallet-view', ''],
  },
}
