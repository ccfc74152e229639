import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createConnectedEnvironment } from '../../testing/modal.tsx'
import { renderWithKit } from '../../testing/render.tsx'
import { NftTab } from './ActivityTab.tsx'

const leaf = { id: '1', name: 'Leaf', collection: 'Trees', image: null }

test('NftTab calls the option nfts with the connected account, and again on retry [decision 34]', async () => {
  const requestedAccounts: string[] = []
  const nfts = async (account: string) => {
    requestedAccounts.push(account)
    if (requestedAccounts.length === 1) throw new Error('Reading the NFTs failed')
    return [leaf]
  }
  const { kit } = await createConnectedEnvironment({ nfts })
  renderWithKit(kit, <NftTab />)
  expect(screen.getByText('Loading NFTs')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const tile = (await screen.findByText('Leaf')).closest('li')
  expect(tile?.textContent).toContain('Trees')
  expect(new Set(requestedAccounts)).toEqual(
    new Set([`eip155:1337:${kit.state.getSnapshot().accounts.eip155?.address}`]),
  )
})
