import { type ErrorCode, textOf } from '@latchkit/core'
import { expect, test } from 'vitest'
import { chainName } from './chain-name.ts'
import { de } from './de.generated.ts'
import { deLoginErrors } from './de-login-errors.ts'
import { en } from './en.generated.ts'
import { enCore } from './en-core.ts'
import { errorText } from './error-text.ts'
import { loadLocale } from './load-locale.ts'

/** All texts of a locale as [path, text] pairs. Functions are called with sample names. */
function textEntries(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const entryPath = `${path}/${key}`
    if (typeof value === 'string') return [[entryPath, value]]
    if (typeof value === 'function')
      return [[entryPath, [value('Foxglove', 'Base', 'Done')].flat().join('')]]
    return value === null ? [] : textEntries(value, entryPath)
  })
}

test('loadLocale ignores the region of a language tag, falls back to English and logs an unknown language', async () => {
  const warnings: string[] = []
  const load = (tag: string) => loadLocale(tag, { warn: (text) => void warnings.push(text) })
  expect(await load('de')).toBe(de)
  expect(await load('de-AT')).toBe(de)
  expect(await load('en-GB')).toBe(en)
  expect(warnings).toEqual([])
  for (const tag of ['xx-YY', '', 'constructor']) expect(await load(tag)).toBe(en)
  expect(warnings).toEqual(
    ['xx', '', 'constructor'].map(
      (language) =>
        `[latchkit] The texts for "${language}" do not exist (available: en, de): the widget is in English`,
    ),
  )
})

/** The codes of logins, which have a German text each, also where the English one is the catalogue's. */
const loginCodes = Object.keys(deLoginErrors)
const isLoginError = ([path]: [string, string]) => loginCodes.includes(path.replace('/errors/', ''))

test('the German locale translates every English text except those that are the same in both languages', () => {
  const english = textEntries(en)
  const german = new Map(textEntries(de))
  expect([...german.keys()]).toEqual(expect.arrayContaining(english.map(([path]) => path)))
  const others = (entries: [string, string][]) =>
    entries.filter((entry) => !isLoginError(entry)).map(([path]) => path)
  expect(others([...german]).sort()).toEqual(others(english).sort())
  const same = english.filter(([path, text]) => german.get(path) === text).map(([, text]) => text)
  expect(same.sort()).toEqual([
    'Android',
    'App',
    'App',
    'App Store',
    'Bitcoin',
    'Browser',
    'Browser',
    'Cosmos',
    'Ethereum',
    'Explorer',
    'Farcaster',
    'Google Play',
    'NFTs',
    'Ordinals',
    'Polkadot',
    'Solana',
    'Stacks',
    'Token',
    'Wallet',
    'Wallet',
    'WalletConnect',
    'WalletConnect',
    'Wallets',
    'Website',
  ])
})

const specified: readonly ErrorCode[] = [
  'account/balance-unavailable',
  'account/disconnect-failed',
  'account/no-active-address',
  'account/no-active-network',
  'config/origin-not-allowed',
  'config/project-id-invalid',
  'config/project-id-missing',
  'data/history-not-read',
  'data/history-without-address',
  'data/name-not-resolved',
  'data/names-not-read',
  'embedded/action-not-allowed',
  'embedded/frame-error',
  'embedded/frame-not-loaded',
  'kit/aborted',
  'kit/timed-out',
  'kit/unknown',
  'network/adapter-missing',
  'network/missing',
  'network/not-found',
  'network/not-supported-by-wallet',
  'network/switch-not-found',
  'network/unknown',
  'relay/clock-wrong',
  'send/amount-or-receiver-missing',
  'send/token-missing',
  'send/unsupported-chain',
  'siwx/authenticating',
  'siwx/declined',
  'siwx/init-failed',
  'siwx/no-client',
  'siwx/not-enabled',
  'siwx/smart-account',
  'social/no-url',
  'social/popup-blocked',
  'social/popup-missing',
  'social/timed-out',
  'social/untrusted-origin',
]
const specifiedPaths = specified.map((code) => `/errors/${code}`)

test.each(specified)(
  'the English text of %s contains that of the error catalogue (decision 41)',
  (code) => {
    expect(errorText(en, code)).toContain(textOf(code))
  },
)

test('a form that counts down draws the English text of the error catalogue for a throttled e-mail (decision 41)', () => {
  expect(en.email.wait('12')).toBe(textOf('email/throttled', { seconds: '12' }))
})

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(deLoginErrors, code)

test.each(loginCodes.filter(isErrorCode))(
  'the text of %s has no placeholder without a value and is translated',
  (code) => {
    // Those of the alert about a transfer that was sent. Other codes are drawn without any.
    const details = { amount: '1 ETH', receiver: '0xabc' }
    const known = code === 'embedded/sent-anyway' ? details : {}
    const english = errorText(en, code, known)
    const german = errorText(de, code, known)
    expect(`${english} ${german}`).not.toMatch(/[{}]/)
    expect(german).not.toBe(english)
  },
)

test.each([
  ['email/code-resent', 'Another code was sent'],
  ['embedded/action-not-allowed', 'Action not allowed'],
  ['embedded/session-ended', 'Your login has ended. Log in again.'],
  [
    'embedded/sign-out-failed',
    "You're logged out in this browser. Your wallet's service doesn't know it yet; we'll try again.",
  ],
  ['social/untrusted-origin', 'Untrusted Origin'],
] as const)('a toast draws the text of %s before the texts of logins are loaded', (code, text) => {
  expect(errorText(enCore, code)).toBe(text)
})

test.each([
  ['English', en],
  ['German', de],
])(
  'texts of the %s locale are not blank and contain no exclamation marks and no jargon',
  (_name, locale) => {
    for (const [path, text] of textEntries(locale)) {
      expect(text.trim(), path).not.toBe('')
      if (!specifiedPaths.includes(path))
        expect(text, path).not.toMatch(/!|\bchain\b|undefined|null|oops/i)
    }
  },
)

test('texts of the English locale use contractions, and "network" instead of "blockchain" and "EVM"', () => {
  for (const [path, text] of textEntries(en))
    if (!specifiedPaths.includes(path))
      expect(text, path).not.toMatch(
        /\b(cannot|(could|did|does|do|is|are|has|was|would) not|(it|that|here) is|you are|blockchains?|EVM)\b/i,
      )
})

test('texts of the English locale call a wallet without a known name "your wallet"', () => {
  expect(en.connecting.requesting(null)).toBe('Approve in your wallet')
  expect(en.connecting.unresponsive(null)).toBe("Your wallet didn't answer")
})

test.each([
  ['English', en],
  ['German', de],
])(
  'texts of the %s locale call a network without a known name "another network"',
  (_name, { networks }) => {
    const texts = [
      networks.confirm(null),
      networks.confirmText(null),
      networks.switchingText(null, null),
      networks.addingText(null, null),
      networks.failed(null),
      networks.switched(null),
    ]
    for (const text of texts) expect(text).toMatch(/another network|andere[ns]+ Netzwerk/)
  },
)

test('the English locale contains the core texts', () => {
  expect(en).toMatchObject({ ...enCore, connecting: enCore.connecting })
})

test('texts with a count use the plural form and the number format of their language', () => {
  expect(en.account.accounts(1)).toBe('1 account')
  expect(en.account.accounts(2)).toBe('2 accounts')
  expect([en.account.wallets(1), en.account.wallets(5)]).toEqual(['1 wallet', '5 wallets'])
  expect([de.account.wallets(1), de.account.wallets(5)]).toEqual(['1 Wallet', '5 Wallets'])
  expect(de.account.accounts(1)).toBe('1 Konto')
  expect(de.account.accounts(1200)).toBe('1.200 Konten')
})

test('chainName returns the translated name of a namespace, or the namespace if it has none', () => {
  expect([chainName(en, 'eip155'), chainName(de, 'eip155'), chainName(en, 'tezos')]).toEqual([
    'Ethereum networks',
    'Ethereum-Netzwerke',
    'tezos',
  ])
})
