const paragraphs = [
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
] as const

/** The second view of the floor app: text, and a square in place of each drawing. */
export const Guide = () => (
  <div className="lk-panel">
    <div className="lk-panel-body">
      <div className="lk-guide">
        {paragraphs.map(([title, text]) => (
          <section key={title} className="lk-guide-part">
            <span className="lk-guide-drawing">
              <svg className="lk-drawing" viewBox="0 0 64 64" aria-hidden="true">
                <rect x="12" y="12" width="40" height="40" rx="8" />
              </svg>
            </span>
            <h3 className="lk-guide-title">{title}</h3>
            <p className="lk-guide-text">{text}</p>
          </section>
        ))}
      </div>
      <button type="button" className="lk-button" data-kind="primary">
        Get a wallet
      </button>
    </div>
  </div>
)
