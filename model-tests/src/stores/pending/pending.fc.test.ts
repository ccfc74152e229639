import { walkChartAtRandom } from '../../walker/suite.ts'
import { pendingModel } from './pending.model.ts'

walkChartAtRandom(pendingModel)
