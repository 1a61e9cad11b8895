import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, CheckList, ClosingCall, Price, Remark, Section } from '@mosaico/shared-ui';
import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import { common, headings } from '../course-detail/content.ts';
import { Appointments } from '../course-launches/appointments.tsx';
import { contentBelow } from './content.ts';
import styles from './below.module.css';

/**
 * The sections below the opening: both services on what was done for a client’s course, how they begin, and the way to one of them. Whether
 * the first month is paid on contracting, only the owner says.
 */
export default function Below() {
  const { services, start, excluded, closing } = useContent(contentBelow);
  const { appointments } = useContent(common);
  const { firstPayment } = useSite().conditions;
  const [review, ...pieces] = piecesOf(useCase('relaunches'), 'relaunches');
  return (
    <>
      <Section heading={services.heading} tone="ink">
        <div className={styles.services}>
          {services.items.map(({ name, id, price, included, monthly, payment }, index) => (
            <article key={id} id={id} aria-label={name}>
              <Piece of={pieces[index]} />
              <div>
                <h3>{name}</h3>
                <Price amount={price} currency />
                <CheckList items={included} />
                {monthly && firstPayment !== undefined ? <Remark>{firstPayment}</Remark> : null}
                <Remark>{payment}</Remark>
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section>
        <div className={styles.start}>
          <Piece of={review} />
          <section aria-label={start.heading}>
            <h2>{start.heading}</h2>
            {start.items.map((item) => (
              <p key={item}>{item}</p>
            ))}
          </section>
          <section aria-label={headings.excluded}>
            <h2>{headings.excluded}</h2>
            <CheckList items={excluded} kind="excluded" />
            <ActionLink to="mf-legal/terms" look="text">
              {headings.terms}
            </ActionLink>
          </section>
        </div>
      </Section>
      <ClosingCall weight="line" {...closing} actions={<Appointments {...appointments} />} />
    </>
  );
}

function Piece({ of: piece }: { of: ReturnType<typeof piecesOf>[number] | undefined }) {
  return piece ? (
    <img src={piece.url} alt={piece.alt} width={640} height={480} loading="lazy" decoding="async" />
  ) : null;
}
