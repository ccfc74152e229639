import { readSandbox } from '@latchkit/sandbox/page'
import './styles/phone.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotRunning } from './components/NotRunning.tsx'
import { claimPhone } from './phone/claimPhone.ts'
import { followTheme } from './phone/followTheme.ts'
import { OtherTabActive } from './phone/OtherTabActive.tsx'
import { openPhone } from './phone/openPhone.ts'
import { forgetLink, optionsFromUrl } from './phone/optionsFromUrl.ts'
import { PhoneDesk } from './phone/PhoneDesk.tsx'
import { PhonePage } from './phone/PhonePage.tsx'
import { problemText } from './phone/problemText.ts'

void startPhone()

async function startPhone(): Promise<void> {
  const container = document.getElementById('phone')
  if (!container) return
  followTheme()
  const root = createRoot(container)
  const sandbox = await readSandbox()
  if (!sandbox) return root.render(<NotRunning />)
  const options = optionsFromUrl()
  const replaced = new AbortController()
  await claimPhone(() => replaced.abort())
  const wallet = await openPhone(sandbox, options)
  const render = (problem: string | null) =>
    root.render(
      <StrictMode>
        <PhoneDesk>
          {replaced.signal.aborted ? (
            <OtherTabActive />
          ) : (
            <PhonePage wallet={wallet} problem={problem} />
          )}
        </PhoneDesk>
      </StrictMode>,
    )
  replaced.signal.addEventListener('abort', () => {
    void wallet.stop()
    render(null)
  })
  render(null)
  if (options.link === null) return
  forgetLink()
  wallet.pair(options.link).catch((error) => render(problemText(error)))
}
