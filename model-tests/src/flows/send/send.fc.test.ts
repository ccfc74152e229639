import { walkChartAtRandom } from '../../walker/suite.ts'
import { sendModel } from './send.model.ts'

walkChartAtRandom(sendModel)
