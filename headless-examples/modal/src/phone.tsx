import { readSandbox } from '@latchkit/sandbox/page'
import './styles/phone.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotRunning } from './components/NotRunning.tsx'
import { Desk } from './phone/Desk.tsx'
import { Elsewhere } from './phone/Elsewhere.tsx'
import { followTheme } from './phone/followTheme.ts'
import { onlyOne } from './phone/onlyOne.ts'
import { openPhone } from './phone/openPhone.ts'
import { forgetLink, optionsFromAddress } from './phone/optionsFromAddress.ts'
import { PhonePage } from './phone/PhonePage.tsx'
import { sayProblem } from './phone/sayProblem.ts'

void startPhone()

async function startPhone(): Promise<void> {
  const place = document.getElementById('phone')
  if (!place) return
  followTheme()
  const root = createRoot(place)
  const sandbox = await readSandbox()
  if (!sandbox) return root.render(<NotRunning />)
  const options = optionsFromAddress()
  const gone = new AbortController()
  await onlyOne(() => gone.abort())
  const wallet = await openPhone(sandbox, options)
  const draw = (problem: string | null) =>
    root.render(
      <StrictMode>
        <Desk>
          {gone.signal.aborted ? <Elsewhere /> : <PhonePage wallet={wallet} problem={problem} />}
        </Desk>
      </StrictMode>,
    )
  gone.signal.addEventListener('abort', () => {
    void wallet.stop()
    draw(null)
  })
  draw(null)
  if (options.link === null) return
  forgetLink()
  wallet.pair(options.link).catch((error) => draw(sayProblem(error)))
}
