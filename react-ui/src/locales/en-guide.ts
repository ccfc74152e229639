/** Paragraphs of a guide: a title and up to two sentences each. */
type Paragraphs = readonly (readonly [title: string, text: string])[]

const walletGuide: Paragraphs = [
  [
    'A home for what you own',
    'Coins, tokens and collectibles are kept on public networks. A wallet shows them and lets you send and receive.',
  ],
  [
    'One sign-in for every site',
    'No account and no password for each site. Connect your wallet and you are in.',
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
    'Your address can be the same on several networks, while your balance is a different one on each.',
  ],
  [
    'A small fee for each change',
    'Sending or swapping costs a fee, paid in the coin of the network. Looking costs nothing.',
  ],
]

/** English texts of the guides, part of `en`. */
export const enGuide = {
  wallet: walletGuide,
  network: networkGuide,
  gotIt: 'Got it',
}
