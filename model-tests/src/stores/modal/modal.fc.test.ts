import { walkChartAtRandom } from '../../walker/suite.ts'
import { modalModel } from './modal.model.ts'

walkChartAtRandom(modalModel)
