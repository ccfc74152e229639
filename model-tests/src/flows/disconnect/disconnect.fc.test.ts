import { walkChartAtRandom } from '../../walker/suite.ts'
import { disconnectModel } from './disconnect.model.ts'

walkChartAtRandom(disconnectModel)
