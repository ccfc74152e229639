import { useKit } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'

/** What a wallet is, for somebody who has none. */
export function WalletGuideScreen() {
  const kit = useKit()
  const words = useWords()
  return (
    <Guide
      paragraphs={words.guide.wallet}
      action={words.getWallet}
      go={() => kit.navigate.push('GetWallet')}
    />
  )
}

/** What a network is, for somebody who has to choose one. */
export function NetworkGuideScreen() {
  const kit = useKit()
  const { guide } = useWords()
  return <Guide paragraphs={guide.network} action={guide.gotIt} go={kit.navigate.back} />
}

type GuideProps = {
  paragraphs: readonly (readonly [title: string, text: string])[]
  action: string
  go(): void
}

function Guide({ paragraphs, action, go }: GuideProps) {
  return (
    <>
      <ol className="guide">
        {paragraphs.map(([title, text]) => (
          <li key={title} className="guide-part">
            <h3 className="guide-title">{title}</h3>
            <p className="step-text">{text}</p>
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button kind="primary" onClick={go}>
          {action}
        </Button>
      </div>
    </>
  )
}
