import { walkChart } from '../../walker/suite.ts'
import { approvalsModel } from './approvals.model.ts'

walkChart(approvalsModel)
