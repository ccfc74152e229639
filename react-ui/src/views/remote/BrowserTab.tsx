import { inSentence } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { useRemoteWords } from '../../locales/useRemoteWords.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { RestingView } from './remote-screen.types.ts'

/** The wallet as an extension: asked where it is installed, to be got where it is not. */
export function BrowserTab({ view: { wallet, browser, download } }: { view: RestingView }) {
  const words = useRemoteWords()
  const name = inSentence(wallet?.name ?? null)
  const act = browser ?? download
  return (
    <Waiting
      ring={browser === null ? null : 'rest'}
      icon={<RemoteIcon wallet={wallet} />}
      title={browser === null ? words.connecting.missing(name) : words.remote.ready(name)}
      text={browser === null ? words.connecting.missingText : words.remote.here}
      actions={
        act && (
          <Button kind="primary" onClick={act}>
            {browser === null ? words.connecting.get(name) : words.remote.connect}
          </Button>
        )
      }
    />
  )
}
