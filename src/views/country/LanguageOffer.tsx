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
  es: ['¿Leer esta página en español?', 'Sí, gracias', 'No, gracias'],
  fr: ['Lire cette page en français ?', 'Oui, volontiers', 'Non, merci'],
  it: ['Leggere questa pagina in italiano?', 'Sì, volentieri', 'No, grazie'],
  pl: ['Przeczytać tę stronę po polsku?', 'Tak, chętnie', 'Nie, dziękuję'],
  pt: ['Ler esta página em português?', 'Sim, obrigado', 'Não, obrigado'],
  tr: ['Bu sayfa Türkçe okunsun mu?', 'Evet, lütfen', 'Hayır, teşekkürler'],
  ja: ['このページを日本語で読みますか？', 'はい', 'いいえ'],
  zh: ['用中文阅读此页面？', '好的', '不用了'],
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
