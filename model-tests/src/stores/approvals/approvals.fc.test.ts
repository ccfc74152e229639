import { walkChartAtRandom } from '../../walker/suite.ts'
import { approvalsModel } from './approvals.model.ts'

walkChartAtRandom(approvalsModel)
