import type { OutgoingMailState } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

/** What became of the last mails, without anybody's address. */
export function LastMails({ mails }: { readonly mails: readonly OutgoingMailState[] }) {
  const { t, i18n } = useTranslation('email-test');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <section>
      <h2>{t('mails.title')}</h2>
      {mails.length === 0 ? (
        <p>{t('mails.none')}</p>
      ) : (
        <div className="email-test-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('mails.kind')}</th>
                <th scope="col">{t('mails.recipient')}</th>
                <th scope="col">{t('mails.written')}</th>
                <th scope="col">{t('mails.state')}</th>
                <th scope="col">{t('mails.code')}</th>
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <tr key={mail.id}>
                  <th scope="row">{mail.kind}</th>
                  <td>{mail.recipient}</td>
                  <td>{format.format(new Date(mail.createdAt))}</td>
                  <td>
                    {t(`state.${mail.state}`)}{' '}
                    {mail.attempts > 1 && t('mails.attempts', { count: mail.attempts })}
                  </td>
                  <td>{mail.code}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
