import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { last, showModal } from '../testing/modal.tsx'

const added: HTMLElement[] = []
afterEach(() => {
  cleanup()
  for (const element of added.splice(0)) element.remove()
})

/** Appends the frame of an embedded wallet to the page. The test environment loads no frames. */
function addFrame({ hidden }: { hidden: boolean }): HTMLElement {
  const frame = document.createElement('div')
  frame.dataset.latchkitFrame = ''
  frame.hidden = hidden
  frame.tabIndex = 0
  document.body.append(frame)
  added.push(frame)
  return frame
}
function addButton(): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  added.push(button)
  return button
}
const tabFrom = (element: Element, shiftKey = false) =>
  fireEvent.keyDown(element, { key: 'Tab', shiftKey })

test('Modal hides the page from assistive technology, but not the frame of the embedded wallet', async () => {
  const frame = addFrame({ hidden: true })
  const button = addButton()
  await showModal(createTestEnvironment())
  expect(frame.closest('[aria-hidden]')).toBeNull()
  expect(button.closest('[aria-hidden]')).not.toBeNull()
})

test('Modal leaves the focus in the frame of the embedded wallet', async () => {
  const frame = addFrame({ hidden: false })
  await showModal(createTestEnvironment())
  act(() => frame.focus())
  expect(document.activeElement).toBe(frame)
})

test('Tab leads from the last control of the modal into the frame while it is drawn, and else to the first one', async () => {
  const frame = addFrame({ hidden: true })
  const dialog = await showModal(createTestEnvironment())
  await screen.findByRole('button', { name: /Foxglove/ })
  const controls = [...dialog.querySelectorAll<HTMLElement>('button, a[href]')]
  const [first] = controls
  const end = last(controls)
  act(() => end.focus())
  tabFrom(end)
  expect(document.activeElement).toBe(first)
  frame.hidden = false
  act(() => end.focus())
  tabFrom(end)
  expect(document.activeElement).toBe(frame)
  act(() => first?.focus())
  tabFrom(first ?? end, true)
  expect(document.activeElement).toBe(frame)
})

test('Modal moves the focus from the frame to the next view', async () => {
  const frame = addFrame({ hidden: false })
  const environment = createTestEnvironment()
  const dialog = await showModal(environment)
  act(() => frame.focus())
  act(() => environment.kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(dialog.contains(document.activeElement)).toBe(true)
})
