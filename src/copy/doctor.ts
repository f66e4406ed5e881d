/** What `npm run doctor` prints in Arabic. */
export const doctor = {
  launchSteps: {
    phones: 'أرقام الهاتف',
    whatsapp: 'رقم واتساب',
    hours: 'ساعات العمل',
    licence: 'رقم الترخيص الصحي',
    directorName: 'اسم المدير',
    directorPhoto: 'صورة المدير',
    product: 'أول منتج',
    video: 'أول فيديو',
    legalReviewed: 'مراجعة قانونية لصفحتي الخصوصية والشروط',
  },
  pagesWarning: {
    overdue: 'توقف تحديث صفحات الموقع.',
    undated: 'لا يُعرف متى حُدّثت صفحات الموقع آخر مرة.',
    removed: 'تظهر تغييراتك للزوار، لكن ما حُذف بعد ذلك ما زال في الصفحات وفي محركات البحث.',
    unknown: 'ربما توقف تحديثها، فبقي فيها وفي محركات البحث ما حُذف من الموقع.',
    tell: 'أخبر الدعم الفني.',
  },
} as const
