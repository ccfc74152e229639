import { enShared } from '../../../locales/en-shared.ts'

/** Paragraphs of a guide: a title and up to two sentences each. */
type Paragraphs = readonly (readonly [title: string, text: string])[]

const walletGuide: Paragraphs = [
  [
    'A home for what you own',
    'Coins, tokens and collectibles are kept on public networks. A wallet shows them and lets you send and receive.',
  ],
  [
    'One sign-in for every site',
    "No new accounts or passwords: connect your wallet and you're in.",
  ],
  [
    'You hold the keys',
    'Nothing leaves your wallet until you approve it there. Keep its recovery phrase to yourself.',
  ],
]
const networkGuide: Paragraphs = [
  [
    'A shared ledger',
    'A network is many computers that agree on who owns what. Nobody can change it alone.',
  ],
  [
    'One wallet, many networks',
    'The same address can work on several networks, with a separate balance on each.',
  ],
  [
    'A small fee for each transaction',
    "Sending or swapping costs a fee, paid in the network's own coin. Viewing is free.",
  ],
]

/** English texts of the guides. */
export const guideTexts = {
  ...enShared,
  guide: {
    wallet: walletGuide,
    network: networkGuide,
    gotIt: 'Got it',
  },
}
export type GuideTexts = typeof guideTexts
