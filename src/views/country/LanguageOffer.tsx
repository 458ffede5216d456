import { directionOf } from '../../../contract/country.rules';
import { isUndecided } from '../../../machines/consent/consent.select';
import { offered } from '../../../machines/country/languageOffer.select';
import { isAtGame } from '../../../machines/router/router.select';
import { useResident, useView } from '../../app/house';
import { Button } from '../../ui/Button';
import { QuestionBar } from '../../ui/QuestionBar';

/** The question in the language that it offers: who reads that need not read the page's. */
const words: Readonly<Record<string, readonly [question: string, yes: string, no: string]>> = {
  'en-GB': ['Read this page in British English?', 'Yes, please', 'No, thanks'],
  de: ['Diese Seite auf Deutsch lesen?', 'Ja, gern', 'Nein, danke'],
  ar: ['هل تريد قراءة هذه الصفحة بالعربية؟', 'نعم', 'لا، شكرًا'],
};

/** Offered once, after the question of the preferences, and never over a game [§4, §9]. */
export const LanguageOffer = () => {
  const offer = useResident('languageOffer');
  const language = useView('languageOffer', offered);
  const isAsked = useView('consent', isUndecided);
  const isPlaying = useView('router', isAtGame);
  const [question, yes, no] = words[language ?? ''] ?? [];
  if (question === undefined || isAsked || isPlaying) return null;
  return (
    <QuestionBar
      label={question}
      text={question}
      {...(language !== undefined && { language, direction: directionOf(language) })}
      answers={
        <>
          <Button onClick={() => offer.send({ type: 'languageOffer.decline' })}>{no}</Button>
          <Button onClick={() => offer.send({ type: 'languageOffer.take' })}>{yes}</Button>
        </>
      }
    />
  );
};
