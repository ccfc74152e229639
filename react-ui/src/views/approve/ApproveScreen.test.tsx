import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../components/useAnnounce.ts'
import type { ApproveView } from '../../hooks/approveView.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { ApproveScreen } from './ApproveScreen.tsx'

type PendingRequest = Exclude<ApproveView, { step: 'done' }>
type Caution = PendingRequest['summary']['cautions'][number]

/** Shows a request that the modal draws. `show` shows it again with changes. */
function showReview(change: Partial<PendingRequest>) {
  const approve = vi.fn()
  const reject = vi.fn()
  const { kit } = createTestEnvironment()
  const page = (changed: Partial<PendingRequest>) => (
    <KitProvider kit={kit}>
      <AnnounceContext value={() => {}}>
        <ApproveScreen
          view={{
            step: 'reviewing',
            request: {
              id: 'one',
              namespace: 'eip155',
              caipNetworkId: 'eip155:1337',
              address,
              method: 'eth_signTypedData_v4',
              params: [],
              drawnBy: 'modal',
            },
            summary: summary([]),
            origin: 'https://page.example',
            frameOrigin: null,
            fee: null,
            waiting: 0,
            chain: null,
            network: null,
            tokens: {},
            reading: false,
            approve,
            reject,
            ...changed,
          }}
        />
      </AnnounceContext>
    </KitProvider>
  )
  const { rerender } = render(page(change))
  return {
    approve,
    reject,
    show: (changed: Partial<PendingRequest>) => rerender(page(changed)),
  }
}
const summary = (cautions: readonly Caution[]) => ({
  kind: 'typed-data' as const,
  rows: [],
  cautions,
  chain: null,
})
const button = (name: string) => screen.getByRole('button', { name })
async function press(name: string) {
  await waitFor(() => expect(button(name).dataset.clickEnabled).toBe('true'))
  await userEvent.click(button(name))
}
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')

test('ApproveScreen signs nothing while a token is read, and can reject [V1]', async () => {
  const { approve, reject, show } = showReview({ reading: true, approve: null })
  expect(screen.queryByText('Approve or reject it in your wallet.')).toBeNull()
  expect(button('Sign').getAttribute('aria-busy')).toBe('true')
  await press('Sign')
  expect(approve).not.toHaveBeenCalled()
  await userEvent.click(button('Reject'))
  expect(reject).toHaveBeenCalledOnce()
  show({})
  await press('Sign')
  expect(approve).toHaveBeenCalledOnce()
})

test('ApproveScreen drops the consent when another caution arrives [V1]', async () => {
  const { approve, show } = showReview({ summary: summary(['unlimited']) })
  await userEvent.click(consent())
  expect(consent().checked).toBe(true)
  show({ summary: summary(['unlimited', 'decimals']) })
  expect(consent().checked).toBe(false)
  await press('Sign')
  expect(approve).not.toHaveBeenCalled()
  await userEvent.click(consent())
  await press('Sign')
  expect(approve).toHaveBeenCalledOnce()
})
