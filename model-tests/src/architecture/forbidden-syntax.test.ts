import { describe, expect, test } from 'vitest'
import { forbiddenIn, isDangerous, isInexact, isRecent, postsAnywhere } from './forbidden-syntax.ts'
import { filesIn, isTest, packages, sourcesOf, textOf } from './repository.ts'
import { sourceOf } from './source.ts'

/** Files that compute with or convert amounts, in which amounts must stay bigint or text. */
const amountFiles: readonly string[] = [
  'core/src/domain/account/balance-text.ts',
  'core/src/domain/amount/amount-input.ts',
  'core/src/domain/amount/amount.ts',
  'core/src/domain/amount/fiat-amount.ts',
  'core/src/domain/amount/format-fiat.ts',
  'core/src/domain/amount/format-amount.ts',
  'core/src/domain/transfer/transfer-text.ts',
  'core/src/domain/transfer/send-label.ts',
  'core/src/flows/send/send.actions.ts',
  'core/src/flows/send/send.amount.ts',
  'core/src/flows/send/send.asset.ts',
  'core/src/flows/send/send.types.ts',
  'core/src/flows/send/send.guards.ts',
  'core/src/flows/send/send.receiver.ts',
  'core/src/flows/send/send.context.ts',
  'core/src/flows/send/send.view.ts',
  'core/src/domain/amount/decimal.ts',
  'core/src/domain/amount/decimal-sum.ts',
  'core/src/domain/amount/decimal-text.ts',
  'core/src/domain/token/holdings.ts',
  'core/src/domain/token/token-balance.ts',
  'core/src/domain/token/token-value.ts',
  'core/src/domain/transfer/transfer.ts',
  'core/src/domain/token/wallet-assets.ts',
  'core/src/adapters/transfer-client.ts',
  'core/src/clients/data-api/balances.ts',
  'core/src/adapters/bip122/balance.ts',
  'core/src/adapters/cosmos/balance.ts',
  'core/src/adapters/eip155/balance.ts',
  ...filesIn('core/src/adapters/eip155/transfer', ['.ts']),
  'core/src/adapters/polkadot/balance.ts',
  'core/src/adapters/shared/newest-balances.ts',
  'core/src/adapters/solana/balance.ts',
  'core/src/kit/deps/cached-reads.ts',
  'core/src/adapters/solana/parse-integer.ts',
  ...filesIn('core/src/adapters/solana/transfer', ['.ts']),
]

test('no shipped file runs text as code or inserts text as markup [R7]', () => {
  const shipped = sourcesOf(...packages()).filter(
    ({ path }) => !isTest(path) && !path.startsWith('model-tests/'),
  )
  expect(forbiddenIn(shipped, isDangerous)).toEqual([])
})

/** Messages of a channel, which the browser delivers to pages of the same origin only. */
const channels = [
  'core/src/devtools/attach.ts: port.postMessage(message)',
  'core/src/devtools/attach.ts: channel.postMessage(message)',
]

test('every message to another window is posted to an exact origin [R2]', () => {
  const shipped = sourcesOf(...packages()).filter(
    ({ path }) => /^(core|react-ui)\/src\//.test(path) && !isTest(path),
  )
  const posts = forbiddenIn(shipped, postsAnywhere).map((use) => use.replace(/:\d+:/, ':'))
  expect(posts.filter((use) => !channels.some((known) => use.startsWith(known)))).toEqual([])
})

/** Uses of recent APIs with a check and a replacement. */
const guarded = [
  // for servers: Node and edge runtimes have it
  'core/src/server/node-listener.ts: response.headers.getSetCookie',
  'core/src/domain/text/text.ts: Intl.Segmenter',
  'core/src/platform/browser.ts: page.requestIdleCallback',
  'core/src/platform/browser.ts: page.navigator.userActivation',
  'react-ui/src/modal/createLayers.ts: dialog.checkVisibility?.',
  'react-ui/src/modal/whenIdle.ts: requestIdleCallback',
]

test('no file of core and react-ui uses an API that supported browsers lack, except with a replacement', () => {
  const shipped = sourcesOf(...packages()).filter(
    ({ path }) => /^(core|react-ui)\/src\//.test(path) && !isTest(path),
  )
  const uses = forbiddenIn(shipped, isRecent).map((use) => use.replace(/:\d+:/, ':'))
  expect(uses.filter((use) => !guarded.some((known) => use.startsWith(known)))).toEqual([])
})

test('no amount is converted to a floating-point number [R11]', () => {
  expect(
    forbiddenIn(
      amountFiles.map((path) => sourceOf(path, textOf(path))),
      isInexact,
    ),
  ).toEqual([])
})

test('every file named after balances, amounts or decimals is in the list of amount files [R11]', () => {
  const paths = filesIn('core/src', ['.ts']).filter(
    (path) => /(balance|amount|decimal|units)[\w.-]*\.ts$/.test(path) && !isTest(path),
  )
  expect(paths.filter((path) => !amountFiles.includes(path))).toEqual([])
})

test('every schema of an object ignores properties on Object.prototype, except in the developer tools [XP1]', () => {
  const plain = /\bv\.(object|looseObject|strictObject|objectWithRest|omit|pick|partial|required)\(/
  const paths = filesIn('core/src', ['.ts']).filter(
    (path) => !/\/devtools\//.test(path) && plain.test(textOf(path)),
  )
  expect(paths).toEqual(['core/src/clients/http/object-schema.ts'])
})

const countForbidden = (text: string, isForbidden: typeof isDangerous) =>
  forbiddenIn([sourceOf('react-ui/src/components/Icon.tsx', text)], isForbidden).length

describe('forbiddenIn', () => {
  test.each([
    ['innerHTML', "element.innerHTML = '<b>'"],
    ['innerHTML as a computed member', "element['innerHTML'] = '<b>'"],
    [
      'dangerouslySetInnerHTML as an attribute',
      'const icon = <i dangerouslySetInnerHTML={{ __html: svg }} />',
    ],
    [
      'dangerouslySetInnerHTML as an object key',
      'const props = { dangerouslySetInnerHTML: { __html: svg } }',
    ],
    ['eval', "eval('1')"],
    ['new Function', "new Function('return 1')"],
    ['document.write', "document.write('x')"],
  ])('forbiddenIn with isDangerous reports %s', (_, text) => {
    expect(countForbidden(text, isDangerous)).toBe(1)
  })

  test.each([
    ['any origin', "frame.contentWindow.postMessage(message, '*')"],
    ['a computed member', "target['postMessage'](message, '*')"],
    ['a template', 'target.postMessage(message, `*`)'],
    ['a choice', "target.postMessage(message, isKnown ? origin : '*')"],
    ['no origin', 'target.postMessage(message)'],
    ['options', "target.postMessage(message, { targetOrigin: '*' })"],
    ['another variable', 'target.postMessage(message, anywhere)'],
    ['the global function', "postMessage(message, '*')"],
  ])('forbiddenIn with postsAnywhere reports a message with %s', (_, text) => {
    expect(countForbidden(text, postsAnywhere)).toBe(1)
  })

  test('forbiddenIn with postsAnywhere accepts a message to an origin', () => {
    expect(countForbidden('target.postMessage(message, origin)', postsAnywhere)).toBe(0)
  })

  test.each([
    ['URL.canParse', 'URL.canParse(text)'],
    ['a call of requestIdleCallback', 'requestIdleCallback(run)'],
    ['showPopover of an element', 'element.showPopover()'],
    ['AbortSignal.any', 'const signal = AbortSignal.any([first, second])'],
  ])('forbiddenIn with isRecent reports %s', (_, text) => {
    expect(countForbidden(text, isRecent)).toBe(1)
  })

  test.each([
    ['Number', 'const wei = Number(amount)'],
    ['parseFloat', 'const wei = parseFloat(amount)'],
    ['Number.parseFloat', 'const wei = Number.parseFloat(amount)'],
    ['a unary plus', 'const wei = +amount'],
    ['toFixed', 'const text = amount.toFixed(3)'],
  ])('forbiddenIn with isInexact reports %s', (_, text) => {
    expect(countForbidden(text, isInexact)).toBe(1)
  })
})
