'use client'
import type { ActivityView } from '@latchkit/core/flows'
import { useActivity } from '../../hooks/useActivity.ts'
import type { FlowChild } from '../../kit/child.types.ts'

/** Renders the transactions of the active account. */
export const Activity = ({ children }: FlowChild<ActivityView>) => children(useActivity())
